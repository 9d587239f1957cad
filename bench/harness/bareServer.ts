import fastify from "fastify";
import type { BareRoute } from "./withBareServer.ts";

// A process of its own: Fastify as it comes, with one route for each answer that it is told to send.

process.once("message", async (routes: BareRoute[]) => {
  const app = fastify();
  for (const { path, headers, body } of routes) {
    const bytes = Buffer.from(body, "base64");
    app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
  }
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  process.send?.(url);
});
process.once("disconnect", () => process.exit(0));
