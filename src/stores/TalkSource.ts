import { makeAutoObservable, observableRef } from "mobx";
import type { DataRequest, DataState, DoCall, LoadedSource } from "./DataSource.ts";
import type { TalkPort } from "./TalkPort.ts";
import { TalkRoom, type TalkCalls } from "./TalkRoom.ts";

/** A conversation among the data of documents: `/data/<id>` reads its room. */
export class TalkSource implements LoadedSource {
  readonly state: DataState;
  request: DataRequest;
  readonly room: TalkRoom;

  constructor(request: DataRequest, call: DoCall, calls: TalkCalls, port: TalkPort) {
    this.request = request;
    // Nobody gives these up: what was typed is sent, whoever looks.
    const { signal } = new AbortController();
    const room = new TalkRoom(calls, (name, params) => call({ call: name, params, everyMs: 0 }, signal), port);
    this.room = room;
    this.state = { status: "ready", value: room };
    makeAutoObservable(this, { state: observableRef, request: observableRef, room: false }, { autoBind: true });
  }

  replace(request: DataRequest): void {
    this.request = request;
  }

  /** Begins it; or asks again who one is there. */
  load(): Promise<void> {
    return this.room.enter();
  }

  changeMember(): Promise<void> {
    return this.room.enter();
  }

  abort(): void {
    this.room.leave();
  }

  forget(): void {
    this.abort();
  }
}
