import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Card, CardBody, CardHeader } from '../layout/card.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { DateParts } from '../forms/date-parts.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { Note } from '../feedback/note.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { Segmented } from '../forms/segmented.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { Sample } from './showcase-sample.tsx';
import { Stepper } from '../forms/stepper.tsx';
import { Tag } from '../text/tag.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextField } from '../forms/text-field.tsx';

const ID_TYPES = [
  { value: 'ktp', label: 'KTP' },
  { value: 'sim', label: 'SIM' },
  { value: 'passport', label: 'Passport' },
];

function PassengerForm() {
  const [title, setTitle] = useState('mr');
  const [birth, setBirth] = useState({ day: '17', month: '8', year: '1986' });
  const [oneName, setOneName] = useState(true);
  return (
    <Sample title="Passenger form" note="Label above, hint and error under, the same words in the summary." span={2}>
      <Card as="section">
        <CardHeader title="Adult 2" number={2} aside={<Tag tone="danger">1 field to fix</Tag>} />
        <CardBody>
          <Stack>
            <Grid>
              <Segmented
                label="Title"
                value={title}
                onChange={setTitle}
                options={[
                  { value: 'mr', label: 'MR' },
                  { value: 'mrs', label: 'MRS' },
                ]}
              />
              <DateParts
                label="Date of birth"
                value={birth}
                onChange={setBirth}
                labels={{ day: 'Day', month: 'Month', year: 'Year' }}
              />
            </Grid>
            <Grid>
              <TextField
                label="First name"
                defaultValue="Suharto"
                hint="As on ID (no titles, degrees, punctuation)"
                autoComplete="off"
              />
              <TextField label="Last name" value="Suharto" readOnly={oneName} onChange={() => undefined} />
            </Grid>
            <Checkbox
              label="Only one name on the ID"
              detail="Airlines need two. Citilink repeats the first name; this is normal and accepted at the gate."
              checked={oneName}
              onChange={(event) => setOneName(event.target.checked)}
            />
            <Grid>
              <SelectField label="ID type" options={ID_TYPES} defaultValue="ktp" />
              <TextField
                id="sample-nik"
                label="KTP number (NIK)"
                defaultValue="337411170886000"
                inputMode="numeric"
                error="A NIK has 16 digits; this one has 15."
              />
            </Grid>
            <Note tone="success">8 years old on 12 Dec 2026: a child fare is right (2 to 11).</Note>
          </Stack>
        </CardBody>
      </Card>
    </Sample>
  );
}

function Party() {
  const [party, setParty] = useState({ adults: 2, children: 1, infants: 2 });
  const full = party.infants >= party.adults;
  const fewerAdults = (adults: number) => setParty({ ...party, adults, infants: Math.min(party.infants, adults) });
  return (
    <Sample title="Traveller stepper" note="A blocked button keeps its focus and says why.">
      <Card padded>
        <Stepper
          label="Adults"
          hint="12 years and over"
          value={party.adults}
          min={1}
          max={9}
          onChange={fewerAdults}
          decreaseLabel="One adult less"
          increaseLabel="One adult more"
        />
        <Stepper
          label="Children"
          hint="2 to 11 on the travel date"
          value={party.children}
          min={0}
          max={8}
          onChange={(children) => setParty({ ...party, children })}
          decreaseLabel="One child less"
          increaseLabel="One child more"
        />
        <Stepper
          label="Infants"
          hint="under 2, on a lap"
          value={party.infants}
          min={0}
          max={4}
          onChange={(infants) => setParty({ ...party, infants })}
          decreaseLabel="One infant less"
          increaseLabel="One infant more"
          increaseBlocked={full ? 'One infant for each adult. Add an adult first.' : undefined}
        />
      </Card>
    </Sample>
  );
}

function Choices() {
  const [method, setMethod] = useState<'va' | 'qris' | 'card'>('va');
  return (
    <Sample title="Choices" note="An impossible choice stays visible, with the reason as text.">
      <Stack>
        <RadioGroup
          label="Way to pay"
          variant="framed"
          value={method}
          onChange={setMethod}
          options={[
            { value: 'va', label: 'BCA virtual account', detail: 'Confirmed in about a minute', aside: 'Rp. 4.000' },
            { value: 'card', label: 'Visa, Mastercard, JCB', detail: 'Confirmed at once', aside: '2.9 %' },
            { value: 'qris', label: 'QRIS', detail: 'Up to Rp. 10.000.000; this order is above', disabled: true },
          ]}
        />
        <div>
          <Checkbox label="Citilink" aside="9" defaultChecked />
          <Checkbox label="Garuda Indonesia" aside="6" />
          <Checkbox label="All full-service airlines" aside="8" partly />
          <Checkbox label="Sriwijaya Air" aside="0" disabled />
        </div>
        <Checkbox
          variant="framed"
          label="Request an early check-in"
          detail="The hotel answers by e-mail. It may cost extra."
        />
      </Stack>
    </Sample>
  );
}

function OtherFields() {
  return (
    <Sample title="Fields" note="Inputs of 44 px and 16 px type.">
      <Stack>
        <TextField
          label="Password"
          type="password"
          defaultValue="sample"
          autoComplete="off"
          action={<IconButton icon={Eye} label="Show password" />}
        />
        <TextField label="Budget a night" prefix="Rp." inputMode="numeric" defaultValue="1.500.000" />
        <TextArea label="Special requests" optional="optional" hint="The hotel decides; nothing is promised." />
        <TextField label="Promo code" disabled defaultValue="MALAM15" />
      </Stack>
    </Sample>
  );
}

function Summary() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Sample title="Error summary" note="Takes the focus after a failed submit; each line leads to its field.">
      <Stack>
        <ErrorSummary
          title="2 things to fix before you continue"
          attempt={attempt}
          errors={
            attempt > 0
              ? [
                  { fieldId: 'sample-nik', message: 'Adult 2: a NIK has 16 digits; this one has 15' },
                  { fieldId: 'sample-email', message: 'Contact: this e-mail has no @' },
                ]
              : []
          }
        />
        <TextField
          id="sample-email"
          label="E-mail"
          type="email"
          autoComplete="email"
          defaultValue="ayu.lestari.mail.example"
          error={attempt > 0 ? 'This e-mail has no @' : undefined}
        />
        <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
          Continue to review
        </Button>
      </Stack>
    </Sample>
  );
}

/** Samples of everything that takes an answer. */
export function FormSamples() {
  return (
    <>
      <PassengerForm />
      <Party />
      <Choices />
      <OtherFields />
      <Summary />
    </>
  );
}
