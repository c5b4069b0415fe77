"""The queue of jobs that wait for a thinker process."""

from bisect import insort

from kosmodrom.server.thinkers.job import Job


class JobQueue:
    """Moves come before hints, and then jobs that are due earlier."""

    def __init__(self) -> None:
        self._jobs: list[Job] = []

    def __len__(self) -> int:
        return len(self._jobs)

    def __contains__(self, job: Job) -> bool:
        return job in self._jobs

    def add(self, job: Job) -> None:
        insort(self._jobs, job, key=lambda each: each.place)

    def remove(self, job: Job) -> None:
        """Remove a job, if it is still in the queue."""
        if job in self:
            self._jobs.remove(job)

    def next(self) -> Job | None:
        """Remove and return the first job."""
        return self._jobs.pop(0) if self._jobs else None

    def count_rivals(self, job: Job) -> int:
        """How many waiting jobs are as urgent as a job, or more."""
        return sum(1 for each in self._jobs if each.urgent or not job.urgent)
