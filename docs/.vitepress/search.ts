/** How the search normalizes words and ranks pages: the options of MiniSearch. */

/** The browser gets the functions as text, so each one must be self-contained. */
export const SEARCH = {
  options: {
    /**
     * The forms of a word to index or to search for: its stem, and the whole word, to tolerate typos in the ending. A
     * word of a query, which has no field, also stands for its synonym on the pages, unless it is a stop word.
     */
    processTerm: (term: string, field?: string): string | string[] | null => {
      const stem = (word: string) =>
        word
          .toLowerCase()
          .replace(/(?<=\w{4})is(?=(e[drs]?|ing|ations?)$)/, 'iz')
          .replace(/([dgmnpt])\1(?=(ed|ing)$)/, '$1')
          .replace(/(?<=\w{4})(ations?|at(es?|ed|ing)|ings?|e[sd]?)$|(?<=\w\w[^s])s$/, '');
      const asked = stem(term);
      const whole = term.toLowerCase();
      const both = [...new Set([asked, whole])];
      if (field !== undefined) return both;
      const isCommon =
        /^(a|about|after|an?|and|any|are|as|at|be|before|between|but|by|calls?|can|choose|could|did|differences?|do|does|during|examples?|for|from|get|gets|had|has|have|how|i|if|in|into|is|it|its|just|know|like|many|me|more|much|my|name|need|no|not|of|on|one|only|or|our|per|running|should|so|take|takes|taking|than|that|the|their|them|then|there|they|this|to|too|until|use|using|want|was|way|we|what|when|where|which|who|why|will|with|you|your)$/i;
      if (isCommon.test(term)) return null;
      // The word on these pages, and the words that people use for the same thing.
      const words = {
        subtitles: 'caption captions srt vtt',
        speakers: 'said speaking spoke talking voice voices diarize',
        diarization: 'speaker speakers',
        profanity: 'swearing swear curse cursing offensive censor obscene',
        redact: 'hide mask anonymize sensitive personal remove strip',
        ulaw: 'phone telephone telephony 8khz',
        delete: 'remove erase purge',
        cancel: 'abort',
        again: 'retry retries resend resent repeat redelivery',
        callback: 'webhook webhooks hook notify',
        error: 'fail fails failed failure failures broken crash problem',
        wrong: 'invalid rejected bad incorrect denied',
        lost: 'disconnect disconnects drop drops dropped reconnect',
        closes: 'disconnect hangup shutdown',
        retrieve: 'fetch download',
        signatures: 'security secure verify verification hmac trust spoof forged',
        available: 'down outage uptime sla reliability maintenance',
        duplicate: 'twice double',
        quick: 'tutorial begin beginner started intro introduction',
        package: 'npm install setup yarn',
        support: 'contact help',
        order: 'sequence sort sorted ordering',
        punctuation: 'commas capitalization uppercase',
        spelling: 'replace replacement',
        commonjs: 'cjs require',
        types: 'model models pydantic interface interfaces',
        issues: 'error errors message messages',
        retention: 'kept keep stored',
        recording: 'podcast meeting voicemail zoom',
        folder: 'bulk multiple batch',
        concurrency: 'concurrent parallel simultaneous simultaneously',
        deprecated: 'obsolete sunset',
        identifier: 'id uuid',
        body: 'payload',
        field: 'property properties attribute attributes parameter',
        option: 'setting settings configure configuration enable disable turn toggle',
        utterances: 'segment segments paragraph paragraphs',
        end: 'stop finish terminate quit over',
        live: 'realtime real streaming stream websocket',
        microphone: 'mic',
        prices:
          'pricing cost costs billing invoice charge charges money cheap expensive free tier trial plan',
        key: 'apikey credentials login secret',
        authentication: 'auth login authorize authorization bearer',
        list: 'history previous all',
        pagination: 'paging paginate cursor',
        rate: 'throttle throttling throttled quota',
        maximum: 'max longest biggest largest',
        size: 'large huge big mb gb megabytes gigabytes small',
        duration: 'minutes hours length long',
        vocabulary:
          'jargon keywords glossary phrases hints boost acronyms brand terms medical legal',
        summary: 'recap minutes',
        summaries: 'summary summarize summarise summarization',
        chapterization: 'topics chapters topic chapter',
        timestamps: 'timecodes timing times',
        confidence: 'accuracy accurate certainty probability reliable',
        transcript: 'text output result results',
        transcribe: 'transcription',
        create: 'submit',
        partial: 'interim intermediate unfinished',
        client: 'library sdk sdks',
        documents: 'spec specs specification swagger',
        generators: 'java android ios kotlin swift ruby php rust csharp dotnet golang codegen',
        stub: 'sandbox mock fake simulator',
        simulate: 'inject fault faults',
        first: 'migrate migration upgrade v1 legacy',
        version: 'migrate migration upgrade v1 v2',
        changelog: 'history',
        prompt: 'llm gpt chatgpt ai ask',
        sentiment: 'emotions mood emotion feelings',
        container: 'docker kubernetes premises onprem selfhosted',
        region: 'eu europe gdpr hosted hosting cloud datacenter residency',
        formats:
          'codec codecs mp4 m4a mov ogg webm flac aac wma extension convert conversion transcode ffmpeg types type',
        done: 'ready finished complete',
        completed: 'finished ended',
        status: 'wait waiting',
        wait: 'poll polling interval',
        states: 'status',
        long: 'lag latency delay slow speed fast quickly forever',
        speech: 'silence silent',
        progress: 'percent eta percentage',
        pause: 'mute hold suspend',
        expiry: 'expire',
        ping: 'keepalive heartbeat alive idle',
        idle: 'keepalive heartbeat alive ping',
        kept: 'storage stored store retain retained expire expires expired',
        noise: 'loud noisy background',
        languages:
          'spanish french german italian english portuguese russian dutch polish hindi japanese korean chinese mandarin arabic turkish dialect accent multilingual bilingual',
        youtube: 'vimeo spotify website webpage',
        channels: 'stereo mono multichannel',
        personal: 'pii',
        enumeration: 'enum enums',
        empty: 'blank nothing',
        browser: 'react vue angular svelte frontend javascript webapp web',
        signed: 's3 bucket presigned gcs blob',
      };
      const ours = Object.entries(words).filter(([, theirs]) =>
        theirs.split(' ').some((word) => stem(word) === asked),
      );
      // MiniSearch counts two transposed letters as two errors.
      const swapped = Array.from({ length: whole.length > 4 ? whole.length - 1 : 0 }, (_, at) =>
        [whole.slice(0, at), whole[at + 1], whole[at], whole.slice(at + 2)].join(''),
      );
      return [...both, ...swapped, ...ours.map(([word]) => stem(word))];
    },
  },
  searchOptions: {
    // Pages with all words rank first, but one word is enough.
    combineWith: 'OR' as const,
    // The last word may be incomplete.
    prefix: (term: string, index: number, terms: string[]) =>
      term.length > 3 || (term.length > 1 && index === terms.length - 1),
    // In short words, two errors make another word.
    fuzzy: (term: string) => (term.length > 10 ? 2 : term.length > 4 && 1),
    // Similar words are often rarer, which would rank them higher, so they need a low weight.
    weights: { fuzzy: 0.008, prefix: 0.1 },
    // Words of many headings would outweigh the word that names the topic.
    boostTerm: (term: string) => (/^(transcrib|transcription|valid|valu)/.test(term) ? 0.4 : 1),
    boost: { title: 4, text: 2, titles: 1 },
    // Guides rank first; lists of everything, samples and history rank last.
    boostDocument: (id: string) => {
      // The head of the page, not its tables.
      if (/#(defaults-and-limits|base-url-and-calls)$/.test(id)) return 2.5;
      if (/\/(#|index|(unspecified|defaults|rest|package-tests)\.)/.test(id)) return 0.3;
      if (/#(curl|typescript|python|(more-)?(examples?|samples?)|since-.*)$/.test(id)) return 0.3;
      if (/\/(express|fastify|hono|nestjs|openapi-fetch)\./.test(id)) return 1.5;
      // The fields on the page of a call or a message repeat those of a schema.
      if (/\/(operations|messages)\/.*#.*_/.test(id)) return 0.7;
      return /\/(schemas|operations|messages|files)\/|first-version/.test(id) ? 1 : 2.5;
    },
  },
};
