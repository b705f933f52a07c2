import type { i18n } from 'i18next';
import { LOCALES, type Locale } from '@wisata/kernel/locale';
import type { RemoteName } from '@wisata/kernel/remote';
import type { RendererSetup } from '@wisata/kernel/rendering';
import { createRemoteLoader, type RemoteLoader } from '@wisata/runtime/remote-loader';
import { shareAnswers, type SharedAnswers } from '@wisata/runtime/shared-answers';
import { createI18n } from '../app/start/create-i18n.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { createServerImport } from './server-remotes.ts';

/** Texts and code of one language: what all of its requests have in common. */
export interface ServerLanguage {
  readonly i18n: i18n;
  readonly loader: RemoteLoader;
  /** What the calls of all pages in it have in common. */
  readonly answers: SharedAnswers;
}

/** The languages of one composition. */
export interface Languages {
  get(locale: Locale): ServerLanguage;
  /** Loads every remote with all its pages. One that cannot be loaded is told when somebody wants it. */
  warm(): Promise<void>;
}

const MESSAGES = { en, id } satisfies Record<Locale, unknown>;
/** Files are found by their folder here; reports want an address all the same. */
const NO_ORIGIN = 'http://server.invalid';
const FORGETFUL = { get: () => undefined, set: () => undefined, remove: () => undefined };

export function createLanguages(setup: RendererSetup): Languages {
  const importRemote = createServerImport(setup);
  const names = Object.keys(setup.remotes);
  const releases = names.map((name) => [name, { version: setup.remotes[name]!.version, base: '/', integrity: {} }]);

  function create(locale: Locale): ServerLanguage {
    const i18n = createI18n(locale, MESSAGES[locale]);
    const loader = createRemoteLoader({
      composition: {
        revision: 0,
        shell: { version: '', cohort: 'stable' },
        remotes: Object.fromEntries(releases) as never,
      },
      owners: setup.owners,
      origin: NO_ORIGIN,
      locale,
      memory: FORGETFUL,
      addMessages: (remote, messages) => i18n.addResourceBundle(locale, remote, messages, true, true),
      onFailure: () => undefined,
      importRemote,
    });
    return { i18n, loader, answers: shareAnswers() };
  }

  const known = new Map<Locale, ServerLanguage>();
  function get(locale: Locale): ServerLanguage {
    const language = known.get(locale) ?? create(locale);
    known.set(locale, language);
    return language;
  }

  async function warmRemote(name: RemoteName, { loader }: ServerLanguage): Promise<void> {
    const { routes } = await loader.loadRemote(name);
    await Promise.allSettled(routes.map(({ path = '' }) => loader.loadPage(name, path)));
  }

  return {
    get,
    async warm() {
      for (const locale of LOCALES) {
        const language = get(locale);
        await Promise.allSettled(names.map((name) => warmRemote(name, language)));
      }
    },
  };
}
