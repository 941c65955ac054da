// Turns the samples of the microphone into frames of 200 ms, with 16,000 16-bit samples per second. After the last
// frame, posts null. Not every browser can resample a microphone, so this code replaces several samples, also those of
// several channels, by their mean. live-browser.ts loads this file from its own folder.
registerProcessor(
  'recorder',
  class extends AudioWorkletProcessor {
    frame = new Int16Array(3200);
    filled = 0;
    sum = 0;
    count = 0;
    due = 0;
    constructor() {
      super();
      this.port.onmessage = () => {
        this.port.postMessage(this.frame.slice(0, this.filled));
        this.port.postMessage(null);
      };
    }
    process([channels]) {
      const { length = 0 } = channels[0] ?? [];
      for (let at = 0; at < length; at++) {
        for (const channel of channels) this.sum += channel[at];
        this.count += channels.length;
        this.due += 16000;
        if (this.due < sampleRate) continue;
        const mean = Math.max(-1, Math.min(1, this.sum / this.count)) * 0x7fff;
        for (; this.due >= sampleRate; this.due -= sampleRate) this.add(mean);
        this.sum = this.count = 0;
      }
      return true;
    }
    add(sample) {
      this.frame[this.filled++] = sample;
      if (this.filled < this.frame.length) return;
      this.port.postMessage(this.frame);
      this.filled = 0;
    }
  },
);
