import type { FieldCode, RefusalCode } from '@wisata/kernel/refusal-codes';

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
  /** Stays the same whatever the sentence, so that a page can say it in its own language. */
  code: RefusalCode;
  fields?: Record<string, string>;
  /** What is wrong with each of `fields`. */
  field_codes?: Record<string, FieldCode>;
  /** Null unless the refusal carries what the caller needs to decide, such as the new price. */
  data: unknown;
}

/** Marks a handler's result whose message matters; a plain return value gets the message `Success`. */
export class OkReply<T = unknown> {
  readonly data: T;
  readonly message: string;
  constructor(data: T, message: string) {
    this.data = data;
    this.message = message;
  }
}

export function ok<T>(data: T, message = 'Success'): OkReply<T> {
  return new OkReply(data, message);
}

/** What a route declares that answers with a file or a page of this media type, `image/*` for one of several. */
export interface FileAnswer {
  readonly mediaType: `${string}/${string}`;
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

/** A drawing of our own as a file: it may be kept for a day. */
export function drawing(svg: string): RawReply {
  return new RawReply(svg, { contentType: SVG.mediaType, headers: { 'cache-control': 'public, max-age=86400' } });
}

/** What a route declares that answers with a `drawing`. */
export const SVG = { mediaType: 'image/svg+xml' } as const;

export function redirect(location: string, statusCode: 302 | 303 | 307 = 302): RawReply {
  return new RawReply('', { statusCode, headers: { location } });
}

export interface ApiErrorOptions {
  fields?: Record<string, string>;
  fieldCodes?: Record<string, FieldCode>;
  data?: unknown;
  headers?: Record<string, string>;
}

/** A refusal the caller is told about word for word. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: RefusalCode;
  readonly fields?: Record<string, string>;
  readonly fieldCodes?: Record<string, FieldCode>;
  readonly data?: unknown;
  readonly headers?: Record<string, string>;
  constructor(statusCode: number, code: RefusalCode, message: string, options: ApiErrorOptions = {}) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.fields = options.fields;
    this.fieldCodes = options.fieldCodes;
    this.data = options.data;
    this.headers = options.headers;
  }
}

/** The code of a field that a trade rule refuses. */
const notAccepted = (fields: Record<string, string>) =>
  Object.fromEntries(Object.keys(fields).map((path): [string, FieldCode] => [path, 'NOT_ACCEPTED']));

export const badRequest = (message: string, fields?: Record<string, string>, code: RefusalCode = 'VALIDATION_FAILED') =>
  new ApiError(400, code, message, { fields, fieldCodes: fields && notAccepted(fields) });
export const unauthenticated = (message = 'Unauthenticated.', code: RefusalCode = 'UNAUTHENTICATED') =>
  new ApiError(401, code, message);
export const forbidden = (message = 'You are not allowed to do this.', code: RefusalCode = 'FORBIDDEN') =>
  new ApiError(403, code, message);
export const notFound = (message: string, code: RefusalCode = 'NOT_FOUND') => new ApiError(404, code, message);
export const conflict = (message: string, code: RefusalCode = 'CONFLICT') => new ApiError(409, code, message);
export const gone = (message: string, code: RefusalCode = 'GONE') => new ApiError(410, code, message);
export const unprocessable = (message: string, code: RefusalCode = 'UNPROCESSABLE', fields?: Record<string, string>) =>
  new ApiError(422, code, message, { fields });
export const tooManyRequests = (message: string, retryAfterSeconds: number) =>
  new ApiError(429, 'RATE_LIMITED', message, { headers: { 'retry-after': String(retryAfterSeconds) } });
/** The supplier behind the call did not answer properly; trying again may help. */
export const badGateway = (message: string, code: RefusalCode = 'SUPPLIER_FAILED') => new ApiError(502, code, message);

export function failureEnvelope(
  code: RefusalCode,
  message: string,
  { fields, fieldCodes, data = null }: Pick<ApiErrorOptions, 'fields' | 'fieldCodes' | 'data'> = {},
): FailureEnvelope {
  const named = { ...(fields ? { fields } : {}), ...(fieldCodes ? { field_codes: fieldCodes } : {}) };
  return { status: false, success: false, message, code, ...named, data };
}
