import { describe, expect, it } from "vitest";
import type { DraftPreview } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { PreviewStore } from "#stores/PreviewStore.ts";

const preview = (seq: number): Answer<DraftPreview> => ({ ok: true, value: { seq, hash: "h", drawing: null } });
const failed: Answer<never> = { ok: false, failure: { kind: "network", code: "network", message: "", details: {} } };

describe("a preview", () => {
  it("keeps what was shown while it is loaded again, and shows the newest answer, whichever comes last", async () => {
    const waiting: ((answer: Answer<DraftPreview>) => void)[] = [];
    const store = new PreviewStore({ previewDraft: () => new Promise((resolve) => waiting.push(resolve)) });
    const loads = [store.load(), store.load()];
    waiting[1]?.(preview(2));
    waiting[0]?.(preview(1));
    await Promise.all(loads);
    expect(store.state).toMatchObject({ status: "ready", preview: { seq: 2 } });
    const third = store.load();
    expect(store.state).toMatchObject({ status: "ready", preview: { seq: 2 } });
    waiting[2]?.(preview(3));
    await third;
    expect(store.state).toMatchObject({ preview: { seq: 3 } });
  });

  it("says that it failed, and forgets everything with the operator, even what is still on its way", async () => {
    const answers = [failed, preview(1)];
    const store = new PreviewStore({ previewDraft: async () => answers.shift() ?? failed });
    await store.load();
    expect(store.state.status).toBe("failed");
    const late = store.load();
    store.clear();
    await late;
    expect(store.state.status).toBe("loading");
  });
});
