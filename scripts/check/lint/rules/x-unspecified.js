import { extensionRule, REMARK_PLACES, sentencesProblem } from '../extension.js';

/** `x-unspecified`: what the interface document does not show here, in sentences. */
export default extensionRule('x-unspecified', REMARK_PLACES, sentencesProblem);
