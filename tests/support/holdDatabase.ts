import { openDatabase } from "#server/db/openDatabase.ts";

// Opens the database of the folder given, writes a row every few milliseconds, and says each that was acknowledged.
// SIGTERM closes it in order. A test starts it as a program of its own, and kills it.

const folder = process.argv[2] ?? "";
const opened = await openDatabase({ folder }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
console.log("open");
process.on("SIGTERM", () => void opened.close().then(() => process.exit(0)));
const insert = "INSERT INTO outbox_message (channel, recipient, body, created_at) VALUES ('sms', 'x', 'x', now())";
for (let row = 1; ; row += 1) {
  await opened.db.query(insert).catch(() => undefined);
  console.log(`row ${row}`);
  await new Promise((resolve) => setTimeout(resolve, 5));
}
