/**
 * Stands in for zod in the browser's build (see vite.config.ts): every shape is one inert value, since shapes serve
 * only as types there. Asking it to parse anything is a mistake and throws.
 */
const shape: unknown = new Proxy(() => shape, {
  get(_target, key) {
    if (key === 'parse' || key === 'safeParse') {
      return () => {
        throw new Error('Shapes do not validate in the browser');
      };
    }
    return typeof key === 'string' ? () => shape : undefined;
  },
});

export {
  shape as any,
  shape as array,
  shape as boolean,
  shape as discriminatedUnion,
  shape as email,
  shape as enum,
  shape as int,
  shape as literal,
  shape as looseObject,
  shape as never,
  shape as null,
  shape as number,
  shape as object,
  shape as preprocess,
  shape as record,
  shape as strictObject,
  shape as string,
  shape as tuple,
  shape as union,
  shape as unknown,
};
