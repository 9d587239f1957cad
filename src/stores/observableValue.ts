import { observable, runInAction } from "mobx";

/** One observed value. */
export interface ObservableValue<T> {
  get(): T;
  set(value: T): void;
}

/** A value that is observed as a whole. */
export function observableValue<T>(first: T): ObservableValue<T> {
  const box = observable.box(first, { deep: false });
  return {
    get: () => box.get(),
    set: (value) => runInAction(() => box.set(value)),
  };
}
