import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Test files run without global hooks, so Testing Library cannot register its own cleaning.
afterEach(cleanup);

// The page of these tests has no layout, and so nothing that could be scrolled.
Element.prototype.scrollIntoView = () => {};
