import type { FastifyReply } from 'fastify';

/** A failure in the envelope of every JSON answer (spec section 5). */
export function failureBody(code: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
  return { status: false, success: false, message, code, data: null, ...more };
}

/** Sends data in the envelope of every JSON answer. */
export function sendData(reply: FastifyReply, data: unknown, message = 'Success'): FastifyReply {
  return reply.header('cache-control', 'no-store').send({ status: true, success: true, message, data });
}

/** Sends a failure in the envelope. */
export function sendFailure(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  more?: Readonly<Record<string, unknown>>,
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(failureBody(code, message, more));
}
