import { refuse, type ForeignHandler } from "./ForeignPlatform.ts";

const when = "2026-01-02T03:04:05Z";

/** A chat room in memory that nobody can follow. */
export function foreignChat(): Record<string, ForeignHandler> {
  const rows = ["Xin chào", "Chúc may mắn"].map((text, place) => said(place + 1, text));
  return {
    "GET /wps/chat/stream": () => refuse(404, { success: false, value: null, message: "Not here", code: "not_found" }),
    "GET /wps/chat/messages": ({ query }) => {
      const before = Number(query.get("before") ?? Number.MAX_SAFE_INTEGER);
      const older = rows.filter(({ id }) => id < before);
      const limit = Number(query.get("limit") ?? 50);
      return { rows: older.slice(-limit), more: older.length > limit };
    },
    "GET /wps/chat/place": () => ({
      by: "me",
      name: "ng•••01",
      mayWrite: true,
      why: null,
      mutedUntil: null,
      reason: "",
    }),
    "POST /wps/chat/messages": ({ body }) => {
      const message = said(rows.length + 1, String(body["text"]));
      rows.push(message);
      return message;
    },
  };
}

function said(id: number, text: string): { id: number; by: string; name: string; text: string; at: string } {
  return { id, by: "me", name: "ng•••01", text, at: when };
}
