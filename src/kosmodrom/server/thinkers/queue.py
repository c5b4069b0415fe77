"""The line in which jobs wait for a thinker process."""

from bisect import insort

from kosmodrom.server.thinkers.job import Job


class JobQueue:
    """Moves stand before hints, and then what is due first."""

    def __init__(self) -> None:
        self._jobs: list[Job] = []

    def __len__(self) -> int:
        return len(self._jobs)

    def __contains__(self, job: Job) -> bool:
        return job in self._jobs

    def add(self, job: Job) -> None:
        insort(self._jobs, job, key=lambda each: each.place)

    def remove(self, job: Job) -> None:
        """Step out of the line, if the job is still in it."""
        if job in self:
            self._jobs.remove(job)

    def next(self) -> Job | None:
        """Take out the job that stands first."""
        return self._jobs.pop(0) if self._jobs else None

    def count_rivals(self, job: Job) -> int:
        """How many of those waiting are no less urgent than an job."""
        return sum(1 for each in self._jobs if each.urgent or not job.urgent)
