"""Runs the steps on the connection that `kosmodrom.store.revision` hands over, inside its transaction."""

from alembic import context

from kosmodrom.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
