import { useApp } from '@wisata/runtime';
import { useRememberedPromo as useKeptPromo } from '@wisata/runtime/remembered-promo';

/** The voucher code that waits on this device for the next payment; a choice is told. */
export function useRememberedPromo() {
  const { toast, t } = useApp();
  const { code, choose } = useKeptPromo();
  const chooseAndTell = (next: string | undefined) => {
    choose(next);
    toast(
      t(next === undefined ? 'content:voucher.forgotten' : 'content:voucher.remembered', { code: next }),
      'success',
    );
  };
  return { code, choose: chooseAndTell };
}
