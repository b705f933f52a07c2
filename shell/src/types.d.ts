/** The package by another name, so that the facade does not ask the page for itself; the build knows where it is. */
declare module 'react-i18next/es' {
  export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
}
