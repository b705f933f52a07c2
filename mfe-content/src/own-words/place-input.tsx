import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareText } from '@wisata/kernel/compare-text';
import { serviceName } from '@wisata/kernel/services';
import { plainWords } from '@wisata/kernel/plain-letters';
import { useApp } from '@wisata/runtime';
import { TextField } from '@wisata/ui/text-field';
import type { SaidPlace } from './own-words.model.ts';
import type { PlaceIndex } from './read-places.rules.ts';
import { placeFor } from './search-address.rules.ts';

interface PlaceInputProps {
  readonly label: string;
  readonly said: SaidPlace | undefined;
  readonly service: string;
  readonly places: PlaceIndex;
  readonly onChange: (place: SaidPlace | undefined) => void;
}

/** A place as a service knows it, with all places of the service to choose from; one that it does not sell is said. */
export function PlaceInput({ label, said, service, places, onChange }: PlaceInputProps) {
  const { t } = useTranslation('content');
  const { config, locale } = useApp();
  const listId = useId();
  /** Undefined while nobody edits. */
  const [typed, setTyped] = useState<string>();
  const names = useMemo(() => {
    const own = [...places.values()].flat().filter((place) => place.service === service);
    return [...new Set(own.map(({ name }) => name))].sort(compareText);
  }, [places, service, locale]);
  const choose = (text: string) => {
    setTyped(undefined);
    const found = places.get(plainWords(text));
    onChange(text.trim() ? { said: text.trim(), places: found ?? [] } : undefined);
  };
  const place = placeFor(service, said);
  const isUnknown = said !== undefined && place === undefined && typed === undefined;
  return (
    <>
      <TextField
        label={label}
        list={listId}
        autoComplete="off"
        value={typed ?? place?.name ?? said?.said ?? ''}
        error={
          isUnknown
            ? t('ownWords.notThere', { place: said.said, service: serviceName(config, service, locale) })
            : undefined
        }
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== undefined && choose(typed)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
