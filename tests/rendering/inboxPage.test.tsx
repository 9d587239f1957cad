import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";

const user = userEvent.setup({ delay: null });
const sentAt = "2026-11-20T10:00:00Z";
const message = (id: string, read: boolean, body = "<p>Text</p>") => ({
  id,
  title: `Message ${id}`,
  body,
  read,
  sentAt,
});
const unread = [message("a", false, '<p>Hello <img src=x onerror="alert(1)"></p>'), message("b", false)];
const rows = [...unread, message("c", true)];

/** The inbox of a member with two unread messages and one that was read. */
async function anInbox() {
  const page = await drawPlayerPage("/personal-centre/messageV2", {
    answers: {
      listMessages: { rows, page: 1, pageSize: 15, total: rows.length },
      readMessage: { unread: 1 },
      readAllMessages: { changed: 2, unread: 0 },
      updateMessages: { changed: 2, unread: 0 },
      deleteMessage: { unread: 1 },
    },
  });
  await act(async () => page.stores.messages.set(2));
  const rowOf = (id: string) => within(screen.getByText(`Message ${id}`).closest("tr") as HTMLElement);
  const undo = async () => {
    const [offer] = page.stores.ui.toasts.list.filter((toast) => toast.undo);
    await act(async () => void (await offer?.undo?.()));
    return offer?.text;
  };
  return { ...page, rowOf, undo, last: () => page.sent.at(-1) };
}

describe("the inbox", () => {
  it("[PC-15] asks for what is unread first, and shows it as such", async () => {
    const { lastOf, rowOf } = await anInbox();
    expect(lastOf("listMessages")).toMatchObject({ sort: "read" });
    expect(screen.getAllByText(/^Message /).map(({ textContent }) => textContent)).toEqual([
      "Message a",
      "Message b",
      "Message c",
    ]);
    expect(rowOf("a").getByText("Unread")).toBeTruthy();
    expect(rowOf("c").getByText("Read")).toBeTruthy();
  });

  it("[PC-15] opens a message with its HTML sanitised, has read it with that, and counts what is left", async () => {
    const { sent, stores } = await anInbox();
    await user.click(screen.getByText("Message a"));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(within(dialog).getByText(/Hello/)).toBeTruthy());
    expect(dialog.innerHTML).not.toMatch(/onerror|alert/);
    await waitFor(() => expect(sent).toContainEqual({ call: "readMessage", params: { id: "a" } }));
    expect(stores.messages.unread).toBe(1);
  });

  it("[PC-15] reads all at once while something is unread, and no longer offers it then", async () => {
    const { sent, stores } = await anInbox();
    await user.click(screen.getByRole("button", { name: "Mark all as read" }));
    expect(sent).toContainEqual(expect.objectContaining({ call: "readAllMessages" }));
    expect(stores.messages.unread).toBe(0);
    expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  });

  it("[PC-15] selects some or all, marks them as read, and deletes them with a way back", async () => {
    const { last, rowOf, undo } = await anInbox();
    const box = (id: string) => rowOf(id).getByRole("checkbox");
    await user.click(box("a"));
    await user.click(box("c"));
    expect(screen.getByText("2 chosen")).toBeTruthy();
    const batch = within(screen.getByText("2 chosen").parentElement as HTMLElement);
    await user.click(batch.getByRole("button", { name: "Mark as read" }));
    expect(last()).toEqual({ call: "updateMessages", params: { ids: ["a", "c"], to: "read" } });
    await user.click(screen.getByRole("checkbox", { name: "Choose all on this page" }));
    const all = within(screen.getByText("3 chosen").parentElement as HTMLElement);
    await user.click(all.getByRole("button", { name: "Delete" }));
    expect(last()).toEqual({ call: "updateMessages", params: { ids: ["a", "b", "c"], to: "deleted" } });
    expect(await undo()).toMatch(/2/);
    expect(last()).toEqual({ call: "updateMessages", params: { ids: ["a", "b", "c"], to: "kept" } });
  });

  it("[PC-15] deletes one with a way back", async () => {
    const { last, rowOf, undo } = await anInbox();
    await user.click(rowOf("b").getByRole("button", { name: /Delete/ }));
    expect(last()).toEqual({ call: "deleteMessage", params: { id: "b" } });
    await undo();
    expect(last()).toEqual({ call: "updateMessages", params: { ids: ["b"], to: "kept" } });
  });
});
