/** The package by another name, so that the facade does not ask the page for itself; the build knows where it is. */
declare module 'react-i18next/es' {
  export { getI18n, I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
}

/** What is used of the package, which brings no types. */
declare module 'react-refresh/runtime' {
  import type { SignComponent } from '@wisata/kernel/hot-host';
  const runtime: {
    injectIntoGlobalHook(page: typeof globalThis): void;
    register(component: unknown, id: string): void;
    createSignatureFunctionForTransform(): SignComponent;
    isLikelyComponentType(value: unknown): boolean;
    performReactRefresh(): void;
  };
  export default runtime;
}
