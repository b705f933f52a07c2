import * as v from 'valibot';

/** A cart of lines that can still be paid. */
export const cartOf = <S extends v.GenericSchema>(line: S) => v.object({ carts: v.array(line), count: v.number() });
