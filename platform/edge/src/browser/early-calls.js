// @ts-check
/*
 * Sends the calls that the server began for this page and did not wait for, seconds before the code that needs their
 * answers has come. The shell's client finds the answers here.
 */
{
  /** @typedef {{ method: string; address: string; language: string; body?: string }} Call */
  const text = document.getElementById('wisata-calls')?.textContent;
  /** @type {Call[]} */
  const calls = text ? JSON.parse(text) : [];
  /** @param {Call} call @returns {[string, Promise<Response>]} */
  const send = ({ method, address, language, body = '' }) => {
    const headers = new Headers({ accept: 'application/json', 'accept-language': language });
    if (body) headers.set('content-type', 'application/json');
    const answer = fetch(address, { method, headers, priority: 'low', ...(body ? { body } : {}) });
    // Whoever needs it asks again then.
    answer.catch(() => undefined);
    return [`${method} ${address} ${body}`, answer];
  };
  Object.assign(window, { wisataAnswers: new Map(calls.map(send)) });
}
