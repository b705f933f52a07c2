import { incompleteMessage } from '@wisata/kernel/contact-problems';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { useErrorTitle } from '@wisata/ui/use-error-title';
import { fieldId, useCheckoutFields, useProblemList } from './checkout-form.ts';
import { useWords } from './service.tsx';

/** Everything to fix, above the form; problems of special requests belong to no person. */
export function CheckoutProblems() {
  const { t } = useWords();
  const { attempts } = useCheckoutFields();
  const shown = useProblemList();
  const ofPeople = shown.filter(({ name }) => !name.startsWith('requests.'));
  useErrorTitle(t('checkout.problem.titleWord'), shown.length > 0);
  return (
    <ErrorSummary
      title={
        ofPeople.length > 0
          ? t(`checkout.incomplete.${incompleteMessage(ofPeople)}`)
          : t('checkout.problem.summary', { count: shown.length })
      }
      attempt={attempts}
      errors={shown.map(({ name, text }) => ({ fieldId: fieldId(name), message: text }))}
    />
  );
}
