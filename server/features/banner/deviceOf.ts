import type { FastifyRequest } from "fastify";
import type { Device } from "#contracts/config.ts";

/**
 * What a browser says it runs on: by the client hint `Sec-CH-UA-Mobile` and its name. What says nothing is a desktop. An iPad
 * that asks for desktop sites calls itself a Mac, and counts as one.
 */
export function deviceOf({ headers }: Pick<FastifyRequest, "headers">): Device {
  const name = headers["user-agent"] ?? "";
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(name)) return "tablet";
  if (headers["sec-ch-ua-mobile"] === "?1" || /Mobi|iPhone|iPod/i.test(name)) return "phone";
  return "desktop";
}
