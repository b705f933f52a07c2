import { badGateway } from '../../../app/envelope.ts';
import type { BackendContext } from '../../../app/context.ts';

const ANSWER_WITHIN_MS = 10_000;

const HOSTS = {
  sandbox: { app: 'https://app.sandbox.midtrans.com', api: 'https://api.sandbox.midtrans.com' },
  production: { app: 'https://app.midtrans.com', api: 'https://api.midtrans.com' },
} as const;

interface MidtransSettings {
  readonly serverKey: string;
  /** `app` opens payment pages, `api` knows transactions. */
  readonly hosts: Readonly<Record<'app' | 'api', string>>;
}

export function getMidtransSettings({ config }: BackendContext): MidtransSettings {
  const {
    MIDTRANS_SERVER_KEY: serverKey,
    MIDTRANS_BASE_URL: baseUrl,
    MIDTRANS_ENVIRONMENT: environment,
  } = config.settings;
  if (!serverKey) throw new Error('MIDTRANS_SERVER_KEY must be set when PAYMENT_GATEWAY=midtrans');
  return { serverKey, hosts: baseUrl ? { app: baseUrl, api: baseUrl } : HOSTS[environment] };
}

export function checkMidtransSettings(context: BackendContext): void {
  getMidtransSettings(context);
}

export const gatewayDown = () =>
  badGateway('The payment system is not answering properly. Please try again in a moment.', 'PAYMENT_GATEWAY_FAILED');

function codeOf(response: Response, body: unknown): number {
  // The core API answers 200 over HTTP and puts the real code into the body.
  const inside = typeof body === 'object' && body !== null && 'status_code' in body ? Number(body.status_code) : NaN;
  return Number.isInteger(inside) ? inside : response.status;
}

/** One call with the shop's key; throws 502 when Midtrans cannot be reached or does not answer in JSON. */
export async function callMidtrans(
  context: BackendContext,
  host: 'app' | 'api',
  method: 'GET' | 'POST',
  path: string,
  json?: object,
): Promise<{ code: number; body: unknown }> {
  const { serverKey, hosts } = getMidtransSettings(context);
  try {
    const response = await fetch(hosts[host] + path, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const body: unknown = await response.json();
    return { code: codeOf(response, body), body };
  } catch (error) {
    context.log.warn({ err: error, path }, 'Midtrans did not answer');
    throw gatewayDown();
  }
}
