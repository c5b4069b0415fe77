// The rooms of the bureau by floors: each level room begins one.

import type { Room } from "./view";

export interface Floor {
  level: number;
  rooms: { room: Room; number: number }[];
}

export function floorsOf(rooms: Room[]): Floor[] {
  const floors: Floor[] = [{ level: 0, rooms: [] }];
  rooms.forEach((room, number) => {
    if (room.level !== undefined) {
      floors.push({ level: room.level, rooms: [] });
    }
    floors.at(-1)?.rooms.push({ room, number });
  });
  return floors.filter((floor) => floor.rooms.length > 0);
}
