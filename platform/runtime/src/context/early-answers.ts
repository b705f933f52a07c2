/** Answers that the document has asked for before any code came, by method, address and body. */
type EarlyAnswers = Map<string, Promise<Response>>;

/** A window whose document may have asked already; a script of the edge server sets the property. */
export type EarlyWindow = Pick<typeof globalThis, 'fetch'> & { readonly wisataAnswers?: EarlyAnswers };

/** It came before the call was made: its date says nothing of the time now. */
function withoutDate({ body, status, headers }: Response): Response {
  const rest = new Headers(headers);
  rest.delete('date');
  return new Response(body, { status, headers: rest });
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}

async function take(request: Request, answers: EarlyAnswers): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const key = `${request.method} ${pathname}${search} ${await request.clone().text()}`;
  // What is asked as a member is asked anew.
  const answer = request.headers.has('authorization') ? undefined : answers.get(key);
  answers.delete(key);
  const early = await Promise.race([answer?.catch(() => undefined), rejectWhenAborted(request.signal)]);
  return early?.ok ? withoutDate(early) : undefined;
}

/** A `fetch` that takes an answer that the document has asked for, each once, where there is a good one. */
export function takeEarly(window: EarlyWindow): typeof fetch {
  const { wisataAnswers: answers } = window;
  return async (input, init) => {
    const request = new Request(input, init);
    const early = answers && answers.size > 0 ? await take(request, answers) : undefined;
    return early ?? window.fetch(request);
  };
}
