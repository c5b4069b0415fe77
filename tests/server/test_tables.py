from tests.server.house import House, finished_pair


def test_a(house: House) -> None:
    host, other, table = finished_pair(house)
    print(host.board(table).ending)
