/** The formats under the names that Ajv's code calls them by; bundled, so that each validator imports only its own. */
export { date, dateTime as 'date-time', uri, uuid } from '../runtime/formats.js';
