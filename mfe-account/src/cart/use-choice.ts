import { useState } from 'react';

/** What is chosen of a cart, and how that changes. */
export interface Choice<L> {
  readonly chosen: readonly L[];
  readonly choose: (id: string, yes: boolean) => void;
}

/** Which of some lines are chosen; all of them until the visitor leaves one out, new ones too. */
export function useChoice<L extends { readonly id: string }>(lines: readonly L[]): Choice<L> {
  const [left, setLeft] = useState<readonly string[]>([]);
  return {
    chosen: lines.filter(({ id }) => !left.includes(id)),
    choose: (id: string, yes: boolean) => setLeft(yes ? left.filter((each) => each !== id) : [...left, id]),
  };
}
