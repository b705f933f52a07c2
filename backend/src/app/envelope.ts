/** Every JSON answer that went well. */
export interface SuccessEnvelope {
  status: true;
  success: true;
  message: string;
  data: unknown;
}

export interface FailureEnvelope {
  status: false;
  success: false;
  message: string;
  code: string;
  fields?: Record<string, string>;
  /** Null unless the refusal carries what the caller needs to decide, such as the new price. */
  data: unknown;
}

/** Marks a handler's result whose message matters; a plain return value gets the message `Success`. */
export class OkReply {
  readonly data: unknown;
  readonly message: string;
  constructor(data: unknown, message: string) {
    this.data = data;
    this.message = message;
  }
}

export function ok(data: unknown, message = 'Success'): OkReply {
  return new OkReply(data, message);
}

export interface RawReplyOptions {
  statusCode?: number;
  contentType?: string;
  headers?: Record<string, string | string[]>;
}

/** An answer outside the envelope: a PDF, a picture, a page, a redirect. */
export class RawReply {
  readonly body: string | Uint8Array | NodeJS.ReadableStream;
  readonly statusCode: number;
  readonly headers: Record<string, string | string[]>;
  constructor(body: string | Uint8Array | NodeJS.ReadableStream, options: RawReplyOptions = {}) {
    this.body = body;
    this.statusCode = options.statusCode ?? 200;
    this.headers = { ...(options.contentType ? { 'content-type': options.contentType } : {}), ...options.headers };
  }
}

export function html(body: string, statusCode = 200): RawReply {
  return new RawReply(body, { statusCode, contentType: 'text/html; charset=utf-8' });
}

export function redirect(location: string, statusCode: 302 | 303 | 307 = 302): RawReply {
  return new RawReply('', { statusCode, headers: { location } });
}

export interface ApiErrorOptions {
  fields?: Record<string, string>;
  data?: unknown;
  headers?: Record<string, string>;
}

/** A refusal the caller is told about word for word. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly fields?: Record<string, string>;
  readonly data?: unknown;
  readonly headers?: Record<string, string>;
  constructor(statusCode: number, code: string, message: string, options: ApiErrorOptions = {}) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.fields = options.fields;
    this.data = options.data;
    this.headers = options.headers;
  }
}

export const badRequest = (message: string, fields?: Record<string, string>, code = 'VALIDATION_FAILED') =>
  new ApiError(400, code, message, { fields });
export const unauthenticated = (message = 'Unauthenticated.', code = 'UNAUTHENTICATED') =>
  new ApiError(401, code, message);
export const forbidden = (message = 'You are not allowed to do this.', code = 'FORBIDDEN') =>
  new ApiError(403, code, message);
export const notFound = (message: string, code = 'NOT_FOUND') => new ApiError(404, code, message);
export const conflict = (message: string, code = 'CONFLICT') => new ApiError(409, code, message);
export const gone = (message: string, code = 'GONE') => new ApiError(410, code, message);
export const unprocessable = (message: string, code = 'UNPROCESSABLE', fields?: Record<string, string>) =>
  new ApiError(422, code, message, { fields });
export const tooManyRequests = (message: string, retryAfterSeconds: number) =>
  new ApiError(429, 'RATE_LIMITED', message, { headers: { 'retry-after': String(retryAfterSeconds) } });
/** The supplier behind the call did not answer properly; trying again may help. */
export const badGateway = (message: string, code = 'SUPPLIER_FAILED') => new ApiError(502, code, message);

export function failureEnvelope(
  code: string,
  message: string,
  { fields, data = null }: Pick<ApiErrorOptions, 'fields' | 'data'> = {},
): FailureEnvelope {
  return { status: false, success: false, message, code, ...(fields ? { fields } : {}), data };
}
