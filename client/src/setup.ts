// Before each file of tests: what the browser has and the test environment lacks.

import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";

afterEach(cleanup);
