import { useState } from 'react';
import type { Failure, Outcome } from '@wisata/kernel/outcome';

/** One request at the press of a button: busy until all is done; a refusal stays until the next try. */
export function useSending<Args extends unknown[], Data>(
  request: (...args: Args) => Promise<Outcome<Data>>,
  onDone: (data: Data) => void | Promise<void>,
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Failure>();
  async function send(...args: Args): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const answer = await request(...args);
    if (answer.ok) await onDone(answer.data);
    else setProblem(answer.failure);
    setBusy(false);
  }
  return { send, busy, problem };
}
