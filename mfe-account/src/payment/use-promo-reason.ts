import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import type { Promo } from '../api/promo.schema.ts';

/** Why a code cannot be used: the contract's words in English, the same said in Indonesian by the reason's code. */
export function usePromoReason() {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const say = (code: string | undefined, english: string): string =>
    locale === 'en' || !code ? english : t(`promo.reason.${code}`, { defaultValue: english });
  return {
    reasonsOf: (promo: Promo) => {
      const errors = promo.errors.length > 0 ? promo.errors : [promo.message ?? ''].filter(Boolean);
      return errors.map((english, index) => say(promo.error_codes[index], english));
    },
    refusal: ({ code, message }: Failure) =>
      code === 'PROMO_LOCKED' ? t('promo.lockedNow') : say(code, message || t('promo.refused')),
  };
}
