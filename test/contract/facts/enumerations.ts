/** Enumerations of the interface document, in its order, from "Configuration objects" and "Transcription job". */
import { list, type SchemaFacts, value } from './notation.ts';

/** 82 entity types. */
const piiEntityTypes = list(`
  APPI, APPI_SENSITIVE, CCI, CORE_ENTITIES, CPRA, GDPR, GDPR_SENSITIVE, HEALTH_INFORMATION,
  HIPAA_SAFE_HARBOR, LIDI, NUMERICAL_EXCL_PCI, PCI, QUEBEC_PRIVACY_ACT, ACCOUNT_NUMBER, AGE,
  DATE, DATE_INTERVAL, DOB, DRIVER_LICENSE, DURATION, EMAIL_ADDRESS, EVENT, FILENAME, GENDER,
  HEALTHCARE_NUMBER, IP_ADDRESS, LANGUAGE, LOCATION, LOCATION_ADDRESS, LOCATION_ADDRESS_STREET,
  LOCATION_CITY, LOCATION_COORDINATE, LOCATION_COUNTRY, LOCATION_STATE, LOCATION_ZIP,
  MARITAL_STATUS, MONEY, NAME, NAME_FAMILY, NAME_GIVEN, NAME_MEDICAL_PROFESSIONAL, NUMERICAL_PII,
  OCCUPATION, ORGANIZATION, ORGANIZATION_MEDICAL_FACILITY, ORIGIN, PASSPORT_NUMBER, PASSWORD,
  PHONE_NUMBER, PHYSICAL_ATTRIBUTE, POLITICAL_AFFILIATION, RELIGION, SEXUALITY, SSN, TIME, URL,
  USERNAME, VEHICLE_ID, ZODIAC_SIGN, BLOOD_TYPE, CONDITION, DOSE, DRUG, INJURY, MEDICAL_PROCESS,
  STATISTICS, BANK_ACCOUNT, CREDIT_CARD, CREDIT_CARD_EXPIRATION, CVV, ROUTING_NUMBER,
  CORPORATE_ACTION, DAY, EFFECT, FINANCIAL_METRIC, MEDICAL_CODE, MONTH, ORGANIZATION_ID, PRODUCT,
  PROJECT, TREND, YEAR
`);

/** 99 codes for translation. */
const translationLanguageCodes = list(`
  af, am, ar, as, az, ba, be, bg, bn, bo, br, bs, ca, cs, cy, da, de, el, en, es, et, eu, fa, fi,
  fo, fr, gl, gu, ha, haw, he, hi, hr, ht, hu, hy, id, is, it, ja, jw, ka, kk, km, kn, ko, la,
  lb, ln, lo, lt, lv, mg, mi, mk, ml, mn, mr, ms, mt, my, ne, nl, nn, no, oc, pa, pl, ps, pt, ro,
  ru, sa, sd, si, sk, sl, sn, so, sq, sr, su, sv, sw, ta, te, tg, tk, tl, tr, tt, uk, ur, uz, vi,
  wo, yi, yo, zh
`);

/** The beginning of the codes for transcription; the rest is not shown. */
const transcriptionLanguageCodes = list(`
  af, am, ar, as, az, ba, be, bg, bn, bo, br, bs, ca, cs, cy, da, de, el, en, es, et, eu, fa, fi,
  fo, fr, gl, gu, ha, haw, he, hi, hr, ht, hu
`);

/** What any other transcription code must look like: the listed codes' style. */
const transcriptionCodePattern = '^[a-z]{2,3}$';

export const enumerations: readonly SchemaFacts[] = [
  // "Transcription job"
  value('JobStatus', 'string', { enum: ['queued', 'processing', 'done', 'error'] }),
  value('JobKind', 'string', { enum: ['pre-recorded', 'live'] }),
  // "Configuration objects"
  value('PiiEntityType', 'string', { enum: piiEntityTypes }),
  value('TranslationLanguageCode', 'string', { enum: translationLanguageCodes }),
  value('TranscriptionLanguageCode', 'string', {
    known: transcriptionLanguageCodes,
    pattern: transcriptionCodePattern,
  }),
];
