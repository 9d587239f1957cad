import type { FastifyInstance } from "fastify";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { notFound, tooMany } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import type { Assets } from "./createAssets.ts";

/** So many pictures may an operator add in so many seconds. */
const limit = { most: 120, seconds: 600 };
/** Those that come with a site are as many as a library holds; none is drawn anew. */
const copiedLimit = { most: 1200, seconds: 600 };

/** Serves the library of pictures to operators, and each picture to everybody under its hash, for ever. */
export function registerAssets(app: FastifyInstance, assets: Assets, throttle: Throttle): void {
  operation(app, "listAssets", async () => ({ rows: await assets.list() }));

  operation(app, "addAsset", async ({ query, body, request }) => {
    const { account } = operatorCallOf(request).operator;
    const { name, hash } = query;
    const attempt = await (hash === undefined
      ? throttle.take("assetAdded", account, limit)
      : throttle.take("assetCopied", account, copiedLimit));
    if (!attempt.isAllowed) throw tooMany(attempt.waitSeconds);
    return { hash: await assets.add(account, name, Buffer.isBuffer(body) ? body : Buffer.alloc(0), hash) };
  });

  operation(app, "describeAsset", async ({ path, body, request }) => {
    await assets.describe(operatorCallOf(request).operator.account, path.hash, body);
    return {};
  });

  operation(app, "removeAsset", async ({ path, request }) => {
    await assets.remove(operatorCallOf(request).operator.account, path.hash);
    return {};
  });

  app.get<{ Params: { file: string } }>("/media/:file", async (request, reply) => {
    const hash = /^([0-9a-f]{64})\.webp$/.exec(request.params.file)?.[1];
    const bytes = hash === undefined ? null : await assets.read(hash);
    if (bytes === null) throw notFound();
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-type", "image/webp")
      .header("etag", `"${hash}"`)
      .send(bytes);
  });
}
