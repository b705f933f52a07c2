import { addDays, type CalendarDate } from '@wisata/kernel/dates';
import { fromMajor, price, type Money } from '@wisata/kernel/money';
import { CalendarDays, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Card } from '../layout/card.tsx';
import { Combobox, type ComboboxLabels, type ComboboxOption } from '../forms/combobox.tsx';
// In the file of the showcase: the hash of one of its own would be in the first script of every page.
import '../forms/combobox-list.tsx';
import { DateField } from '../forms/date-field.tsx';
import { Stack } from '../layout/layout.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { PriceBlock } from '../text/price.tsx';
import { RangeCalendar, type DateRange, type RangeCalendarLabels } from '../calendar/range-calendar.tsx';
import { RangeSlider } from '../forms/range-slider.tsx';
import { PanelField, SearchFields, SearchPanel } from '../journey/search-panel.tsx';
import { Sample } from './showcase-sample.tsx';

const TODAY = '2026-11-20';

const PLACES: readonly ComboboxOption<string>[] = [
  {
    id: 'YIA',
    label: 'Yogyakarta International',
    detail: 'Kulon Progo · 42 km from the city',
    code: 'YIA',
    value: 'YIA',
  },
  { id: 'JOG', label: 'Adisutjipto', detail: 'Yogyakarta · 9 km from the city', code: 'JOG', value: 'JOG' },
  { id: 'CGK', label: 'Jakarta, Soekarno-Hatta', detail: 'Tangerang', code: 'CGK', value: 'CGK' },
  { id: 'DPS', label: 'Denpasar, Ngurah Rai', detail: 'Bali', code: 'DPS', value: 'DPS' },
];

const LIST_LABELS: ComboboxLabels = {
  clear: 'Clear',
  close: 'Close',
  loading: 'Searching',
  failed: 'The list could not be fetched.',
  retry: 'Try again',
  count: (count) => (count === 1 ? '1 place' : `${count} places`),
  empty: (query) => `Nothing called ${query}`,
  tooShort: (letters) => `Type at least ${letters} letters`,
};

const CALENDAR_LABELS: RangeCalendarLabels = {
  start: 'Check-in',
  end: 'Check-out',
  previousMonth: 'Earlier months',
  nextMonth: 'Later months',
  unreadable: 'Type a date such as 24 Dec 2026',
  lowestLegend: 'lowest this month',
  unitLegend: 'Prices in thousands of rupiah',
  startPicked: (date) => `Check-in ${date}. Choose check-out.`,
  rangePicked: (start, end, nights) => `${start} to ${end}, ${nights} nights`,
  done: 'Done',
  today: 'today',
  rangeStart: 'range start',
  rangeEnd: 'range end',
  inRange: 'in the range',
  unavailable: 'Not available',
  from: (amount) => `from ${amount}`,
  lowest: 'lowest this month',
  past: 'In the past',
  tooLate: 'Too far ahead to book',
  beforeStart: 'Before check-in',
  tooLong: 'At most 30 nights',
};

const PRICES: Readonly<Record<CalendarDate, Money>> = Object.fromEntries(
  [...Array(90).keys()].map((day) => [addDays(TODAY, day), fromMajor(1_950_000 + ((day * 7) % 11) * 190_000, 'IDR')]),
);

function findPlaces(text: string): Promise<readonly ComboboxOption<string>[]> {
  const wanted = text.toLowerCase();
  return Promise.resolve(
    PLACES.filter((place) => `${place.label} ${place.detail} ${place.code}`.toLowerCase().includes(wanted)),
  );
}

function Search() {
  const [place, setPlace] = useState<ComboboxOption<string> | undefined>(PLACES[0]);
  const [open, setOpen] = useState(false);
  const [range, setRange] = useState<DateRange>({ start: '2026-12-12', end: '2026-12-16' });
  return (
    <Sample
      title="Search panel"
      note="Fields of 60 px; each opens its editor beside it, on phones over the whole screen."
      span={3}
    >
      <SearchPanel label="Search hotels">
        <SearchFields columns="1fr 1fr" action={<Button variant="action">Search hotels</Button>}>
          <Combobox
            label="City, area or hotel"
            icon={<MapPin aria-hidden size={20} />}
            value={place}
            onChange={setPlace}
            loadOptions={findPlaces}
            suggestions={PLACES.map((option) => ({ ...option, group: 'Popular' }))}
            minCharacters={2}
            labels={LIST_LABELS}
          />
          <PanelField
            label="Check-in and check-out"
            value="Sat 12 Dec – Wed 16 Dec"
            note="4 nights"
            icon={<CalendarDays aria-hidden size={20} />}
            open={open}
            onOpenChange={setOpen}
            labels={{ close: 'Close' }}
          >
            <Calendar range={range} onChange={setRange} onDone={() => setOpen(false)} />
          </PanelField>
        </SearchFields>
      </SearchPanel>
    </Sample>
  );
}

function Calendar(props: { range: DateRange; onChange: (range: DateRange) => void; onDone?: () => void }) {
  return (
    <RangeCalendar
      value={props.range}
      onChange={props.onChange}
      locale="en"
      labels={CALENDAR_LABELS}
      today={TODAY}
      min={TODAY}
      max={addDays(TODAY, 330)}
      maxNights={30}
      prices={PRICES}
      holidays={{ '2026-12-25': 'Hari Natal' }}
      unavailable={(date) => (date === '2026-12-20' ? 'Sold out' : undefined)}
      foot={<PriceBlock total={price(fromMajor(5_061_000, 'IDR'))} covers="4 nights, total for 3" />}
      onDone={props.onDone}
    />
  );
}

function Dates() {
  const [range, setRange] = useState<DateRange>({ start: '2026-12-12', end: '2026-12-16' });
  return (
    <Sample title="Calendar with prices" note="Two months from 960 px, one below; dates can also be typed." span={2}>
      <Card padded>
        <Calendar range={range} onChange={setRange} onDone={() => undefined} />
      </Card>
    </Sample>
  );
}

function Entries() {
  const [date, setDate] = useState<CalendarDate | undefined>('2026-12-24');
  const [phone, setPhone] = useState({ callingCode: '62', national: '81234567890' });
  const [budget, setBudget] = useState({ low: 500_000, high: 5_000_000 });
  return (
    <Sample title="Date, phone, price range" note="Each takes what people paste and type.">
      <Stack>
        <DateField
          label="Travel date"
          value={date}
          onChange={setDate}
          locale="en"
          labels={{ unreadable: 'Type a date such as 24 Dec 2026' }}
        />
        <PhoneField
          label="Mobile phone"
          value={phone}
          onChange={setPhone}
          languageTag="en"
          labels={{ ...LIST_LABELS, callingCode: 'Country code' }}
        />
        <RangeSlider
          label="Price a night"
          min={0}
          max={5_000_000}
          step={50_000}
          value={budget}
          onChange={setBudget}
          formatValue={(amount) => price(fromMajor(amount, 'IDR'))}
          histogram={[2, 5, 9, 14, 11, 8, 6, 3, 2, 1]}
          openEnd
          labels={{ minimum: 'Lowest', maximum: 'Highest' }}
        />
      </Stack>
    </Sample>
  );
}

/** Samples of what a search is entered with. */
export function SearchSamples() {
  return (
    <>
      <Search />
      <Dates />
      <Entries />
    </>
  );
}
