import { SerializerSelector, type Serializer, type SerializerFactory } from "@fastify/fast-json-stringify-compiler";

/** Fastify's own writer of answers, compiled at the first answer of each call and not at the start; see checkLate. */
export const writeLate: SerializerFactory = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options);
  return (route) => {
    let write: Serializer | undefined;
    return (value) => (write ??= compile(route))(value);
  };
};
