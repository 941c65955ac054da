import { extensionRule, REMARK_PLACES, sentencesProblem } from '../extension.js';

/** `x-assumption`: what was chosen where the interface document is silent, in sentences. */
export default extensionRule('x-assumption', REMARK_PLACES, sentencesProblem);
