import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { Question } from '@wisata/ui/question';

/** The error dialog of categories that could not be fetched, with another try. */
export function CategoryFailureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { revalidate } = useRevalidator();
  const tryAgain = () => {
    onClose();
    void revalidate();
  };
  return (
    <Question
      title={t('category.failed')}
      answers={[
        { label: t('close'), onPress: onClose },
        { label: t('error.again'), onPress: tryAgain },
      ]}
      onClose={onClose}
      labels={{ close: t('close') }}
    >
      <p>{t('category.failedText')}</p>
    </Question>
  );
}
