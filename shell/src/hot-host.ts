import { getI18n } from 'react-i18next/es';
import runtime from 'react-refresh/runtime';
import { HOT_GLOBAL, type HotHost } from '@wisata/kernel/hot-host';

/** Renders once after all modules of an update have run. */
function createRefresh(): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    setTimeout(() => {
      isAsked = false;
      runtime.performReactRefresh();
    });
  };
}

/** Shows other texts of a remote. */
function addMessages(remote: string, locale: string, messages: object): void {
  const i18n = getI18n();
  i18n.addResourceBundle(locale, remote, messages, true, true);
  i18n.emit('languageChanged', i18n.language);
}

/** What a boundary of the page catches is only written to the console; as an error of the window it is shown over the page. */
function reportCaught({ console, reportError }: typeof globalThis): void {
  const write = console.error;
  console.error = (...said: unknown[]) => {
    write(...said);
    const [format, error] = said;
    if (typeof format === 'string' && format.startsWith('%o') && error instanceof Error) reportError(error);
  };
}

/** Runs before React, which tells about every root. There is one runtime for all remotes: two would not know each other's components. */
function lendHotHost(page: typeof globalThis): void {
  runtime.injectIntoGlobalHook(page);
  reportCaught(page);
  const host: HotHost = {
    register: runtime.register,
    sign: runtime.createSignatureFunctionForTransform,
    isComponent: runtime.isLikelyComponentType,
    refresh: createRefresh(),
    addMessages,
  };
  Object.assign(page, { [HOT_GLOBAL]: host });
}

lendHotHost(globalThis);
