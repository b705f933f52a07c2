import type { AppConfig } from '@wisata/kernel/app-context';

/** Settings of one edge process; every one has a working default. */
export interface EdgeConfig {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Where `/api`, `/media`, `/gateway` and `/dev/inbox` are answered. */
  readonly apiBaseUrl: string;
  /** The public client pair that the API's top-level calls ask for (spec section 6). */
  readonly basicPair: string;
  /** Undefined when the flag is not set at all: then /maintenance is an ordinary page. */
  readonly maintenance: string | undefined;
  readonly production: boolean;
  readonly app: AppConfig;
}

/** What is on sale unless `SERVICES` says otherwise. */
const SERVICES = ['hotel'] as const;

/** Reads the environment. `SERVICES` is a comma list of the services on sale. */
export function readEdgeConfig(env: Readonly<Record<string, string | undefined>>): EdgeConfig {
  const port = Number(env['PORT'] ?? 3000);
  const baseUrl = env['BASE_URL'] ?? `http://localhost:${port}`;
  return {
    port,
    host: env['HOST'] ?? '0.0.0.0',
    dataDir: env['DATA_DIR'] ?? '.data',
    apiBaseUrl: env['API_BASE_URL'] ?? 'http://127.0.0.1:3001',
    basicPair: `${env['API_BASIC_USER'] ?? 'wisata-web'}:${env['API_BASIC_PASSWORD'] ?? 'wisata-web'}`,
    maintenance: env['MAINTENANCE'],
    production: env['NODE_ENV'] === 'production',
    app: {
      brand: {
        name: env['BRAND_NAME'] ?? 'wisata',
        company: env['BRAND_COMPANY'] ?? 'PT Wisata Nusantara Raya',
        poweredBy: env['BRAND_POWERED_BY'] ?? 'Nusantara Air',
        copyrightYear: '2023',
        helpPhone: env['HELP_PHONE'] ?? '021 5084 7000',
        chatUrl: env['CHAT_URL'] ?? 'https://wa.me/622150847000',
      },
      services: env['SERVICES']?.split(',').map((name) => name.trim()) ?? SERVICES,
      baseUrl,
    },
  };
}
