/** The live sessions of the stub. */
import { describe, expect, it } from 'vitest';
import { writeWav } from '../support/wav.ts';
import { call, list, openSession, PATHS, STOP, seconds, start, until } from './support.ts';

describe('a live session', () => {
  const chunk = (bytes: Buffer) =>
    JSON.stringify({ type: 'audio_chunk', data: { chunk: bytes.toString('base64') } });
  it.each([
    ['in JSON and in binary frames', {}, [chunk(seconds(0.5)), seconds(0.5)]],
    ['in A-law', { encoding: 'wav/alaw', sample_rate: 8000 }, [Buffer.alloc(8000)]],
    ['of 32 bits on two channels', { bit_depth: 32, channels: 2 }, [seconds(4)]],
    ['in a WAV file of another rate', { sample_rate: 8000 }, [writeWav(1)]],
  ])('sends the transcript of a second %s after stop_recording', async (_, config, frames) => {
    const { socket, messages, closed } = await openSession(await start(), config);
    for (const frame of frames) socket.send(frame);
    socket.send(STOP);
    expect(await closed).toBe(1000);
    const transcripts = messages.filter(({ type }) => type === 'transcript');
    const data = { is_final: true, utterance: { text: 'Hello and' } };
    expect(transcripts).toMatchObject([{ data }]);
  });

  it('answers an unknown message, and marks message types of its own by a prefix', async () => {
    const { socket, messages, closed } = await openSession(await start(), {
      pre_processing: {},
      realtime_processing: { translation: true },
      post_processing: { summarization: true },
      messages_config: { receive_lifecycle_events: true },
    });
    socket.send('{"type":"start"}');
    socket.send(seconds(1));
    socket.send(STOP);
    await closed;
    expect(messages.map(({ type }) => type)).toEqual([
      'stub_session_begin',
      'stub_pre_processing',
      'stub_error',
      'stub_speech_begin',
      'stub_acknowledgment',
      'transcript',
      'stub_speech_end',
      'stub_translation',
      'stub_summarization',
      'stub_session_end',
    ]);
    expect(messages[2]?.data.issues).toMatchObject([{ path: '/type' }]);
  });

  it('fails when nobody connects', async () => {
    const stub = await start({ connectTime: 0 });
    await call(stub, 'POST', PATHS.live, {});
    const failed = await until(async () => (await list(stub, '?status=error'))[0]);
    expect(failed).toMatchObject({ kind: 'live', error_code: 408 });
  });
});
