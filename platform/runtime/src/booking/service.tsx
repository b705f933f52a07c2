import { createContext, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@wisata/kernel/locale';

const ServiceContext = createContext<string>('product');

interface ServiceProviderProps {
  readonly service: string;
  readonly children: ReactNode;
}

/** Says for which service the parts below are shown: `hotel`. Its texts are theirs. */
export function ServiceProvider({ service, children }: ServiceProviderProps) {
  return <ServiceContext value={service}>{children}</ServiceContext>;
}

/** The service that a part is shown for. */
export const useService = (): string => useContext(ServiceContext);

/** Texts of the service that a part is shown for, with those that come with the parts. */
export function useWords() {
  const { t, i18n } = useTranslation(useService());
  return { t, locale: i18n.language as Locale };
}
