/** The name of the file that a table's record is kept in. */
export function fileOf(game: string, table: string): string {
  return `kosmodrom-${game}-${table}.json`;
}
