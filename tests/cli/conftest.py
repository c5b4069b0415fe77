"""What these tests share."""

from tests.databases import database as database
from tests.databases import new_postgres as new_postgres
from tests.databases import postgres as postgres
