import { Building2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import type { ComboboxOption } from '@wisata/ui/combobox';
import { Icon, type IconType } from '@wisata/ui/icon';
import { useHydrated } from '@wisata/ui/use-hydrated';
import type { PlaceBook, PlaceSearch } from './place-book.ts';
import { PlacesField } from './places-field.tsx';
import type { ServiceProps } from './service-props.ts';
import type { TripEnd } from './trip-fields.tsx';

/** Two letters are a name already: codes such as YK and BD have no more. */
const MIN_CHARACTERS = 2;

/** A place that has a code: one airport or station, or a whole city of them. */
export interface CodedPlace {
  readonly code: string;
  readonly isCity: boolean;
}

/** The places of a service: those a page knows, and the calls for others. */
export interface CodedPlaces<P extends CodedPlace> {
  readonly book: PlaceBook<P>;
  readonly calls: PlaceSearch<P>;
}

interface CodeFieldProps<P extends CodedPlace> extends ServiceProps, CodedPlaces<P> {
  readonly end: TripEnd;
  /** Code of the place that is chosen; empty without one. */
  readonly code: string;
  readonly icon: IconType;
  /** A code that nothing is known about yet still names a place. */
  readonly unknownOf: (code: string) => P;
  /** What a place is called, and what tells it from others of that name. */
  readonly namesOf: (place: P) => { readonly label: string; readonly detail: string };
  readonly onChange: (place: P | undefined) => void;
  readonly error: string | undefined;
}

/** Places that stand ready before anything is typed: those chosen earlier and the popular ones, asked for on first entry. */
function useReadyPlaces<P extends CodedPlace>({
  code,
  book,
  calls,
}: Pick<CodeFieldProps<P>, 'code' | 'book' | 'calls'>) {
  const app = useApp();
  const isInBrowser = useHydrated();
  const [popular, setPopular] = useState<readonly P[]>([]);
  const [, setMet] = useState('');
  const saved = isInBrowser ? book.saved(app) : [];
  const place = code ? (book.findKnown(app, code) ?? (isInBrowser ? book.findSaved(app, code) : undefined)) : undefined;
  const isUnknown = code !== '' && place === undefined;
  // A form can be begun by an address that knows codes alone.
  useEffect(() => {
    if (isUnknown) void calls.load(app, code).then(({ ok }) => ok && setMet(code));
  }, [app, calls, code, isUnknown]);
  return {
    place,
    saved,
    popular: popular.filter((each) => !saved.some((one) => one.code === each.code)),
    askPopular: () => void calls.loadPopular(app).then(setPopular),
    find: (text: string, signal: AbortSignal) => calls.find(app, text, signal),
    choose: (place: P) => book.choose(app, place),
  };
}

/** From or to: one place or a whole city, by code, city or name. */
export function CodeField<P extends CodedPlace>(props: CodeFieldProps<P>) {
  const { service, end, code, icon, unknownOf, namesOf, onChange, error } = props;
  const { t } = useTranslation(service);
  const { place, saved, popular, askPopular, find, choose } = useReadyPlaces(props);
  const optionOf = (each: P): ComboboxOption<P> => ({ id: each.code, code: each.code, value: each, ...namesOf(each) });
  const chosen = optionOf(place ?? unknownOf(code));
  const label = chosen.label === code ? code : `${chosen.label} (${code})`;
  return (
    <div onFocus={askPopular}>
      <PlacesField<P>
        service={service}
        label={t(`search.${end}`)}
        textName={end}
        icon={<Icon of={icon} />}
        value={code ? { ...chosen, label } : undefined}
        onChange={(picked) => {
          if (picked) choose(picked);
          onChange(picked);
        }}
        loadOptions={async (text, signal) =>
          (await find(text, signal)).map((each) => ({
            ...optionOf(each),
            icon: <Icon of={each.isCity ? Building2 : icon} />,
          }))
        }
        optionOf={optionOf}
        recent={saved}
        popular={popular}
        clearable={false}
        minCharacters={MIN_CHARACTERS}
        error={error}
      />
    </div>
  );
}
