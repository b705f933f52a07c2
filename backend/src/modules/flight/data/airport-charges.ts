/** Passenger service charges in rupiah by airport and, where it matters, terminal; `*` is every other one. */
export const PSC_DOMESTIC: Readonly<Record<string, number>> = {
  'CGK T1': 65_000,
  'CGK T2': 85_000,
  'CGK T3': 130_000,
  SUB: 119_880,
  UPG: 119_880,
  BPN: 119_880,
  SRG: 114_330,
  BDJ: 114_330,
  LOP: 106_560,
  MDC: 102_120,
  SOC: 99_000,
  DJJ: 94_350,
  AMQ: 70_000,
  KOE: 70_000,
  JOG: 69_930,
  BIK: 66_600,
  '*': 75_000,
};

export const PSC_INTERNATIONAL: Readonly<Record<string, number>> = {
  'CGK T2': 150_000,
  'CGK T3': 230_000,
  DPS: 240_000,
  SUB: 230_000,
  '*': 150_000,
};

/** Charges abroad, in rupiah at a fixed rate. */
export const PSC_ABROAD: Readonly<Record<string, number>> = {
  SIN: 702_000,
  KUL: 251_000,
  BKK: 345_000,
  DMK: 345_000,
  HKG: 402_000,
  NRT: 318_000,
  HND: 331_000,
  SYD: 640_000,
  LHR: 1_120_000,
  DXB: 372_000,
  '*': 280_000,
};
