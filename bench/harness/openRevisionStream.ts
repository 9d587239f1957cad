import { get } from "node:http";
import type { RevisionClient } from "./RevisionClient.ts";

/** Opens one stream and ends when the platform has announced the current revision on it. */
export function openRevisionStream(url: string): Promise<RevisionClient> {
  const heardAt = new Map<number, number>();
  const waiting = new Map<number, (time: number) => void>();
  return new Promise((resolve, reject) => {
    const request = get(`${url}/wps/system/revisions`, { agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`The stream answered ${response.statusCode}`));
      let rest = "";
      response.setEncoding("utf8").on("data", (text: string) => {
        const lines = (rest + text).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
          const seq = /^data:.*"seq":(\d+)/.exec(line)?.[1];
          if (seq === undefined) continue;
          const now = performance.timeOrigin + performance.now();
          heardAt.set(Number(seq), now);
          waiting.get(Number(seq))?.(now);
          resolve(client);
        }
      });
      response.on("error", reject);
    });
    request.on("error", reject);
    const client: RevisionClient = {
      heard: (seq) => {
        const time = heardAt.get(seq);
        return time === undefined ? new Promise((done) => waiting.set(seq, done)) : Promise.resolve(time);
      },
      close: () => void request.destroy(),
    };
  });
}
