/** The live sessions of the stub. */
import type { JobPage } from 'speech-to-text-contract/types';
import { describe, expect, it } from 'vitest';
import { writeWav } from '../../stub/src/index.ts';
import { call, connect, openSession, PATIENT, STOP, seconds, start } from './support.ts';

describe('live sessions', () => {
  it('deliver what is left after stop_recording, and close with 1000', async () => {
    const { socket, messages, closed } = await openSession(await start());
    socket.send(seconds(1));
    socket.send(STOP);
    expect(await closed).toBe(1000);
    const transcripts = messages.filter(({ type }) => type === 'transcript');
    expect(transcripts).toHaveLength(1);
    expect(transcripts[0]?.data).toMatchObject({
      is_final: true,
      utterance: { text: 'Hello and' },
    });
  });

  it('tell the time by the bytes, whatever the format and the frames', async () => {
    const stub = await start();
    const text = async (config: object, frames: (string | Uint8Array)[]) => {
      const { socket, messages, closed } = await openSession(stub, config);
      for (const frame of frames) socket.send(frame);
      socket.send(STOP);
      await closed;
      return messages.find(({ type }) => type === 'transcript')?.data.utterance.text;
    };
    const chunk = (bytes: Buffer) =>
      JSON.stringify({ type: 'audio_chunk', data: { chunk: bytes.toString('base64') } });
    const expected = 'Hello and';
    expect(await text({}, [seconds(0.5), seconds(0.5)])).toBe(expected);
    expect(await text({}, [chunk(seconds(0.5)), seconds(0.5)])).toBe(expected);
    expect(await text({ encoding: 'wav/alaw', sample_rate: 8000 }, [Buffer.alloc(8000)])).toBe(
      expected,
    );
    expect(await text({ bit_depth: 32, channels: 2 }, [seconds(4)])).toBe(expected);
    expect(await text({ sample_rate: 8000 }, [writeWav(1)])).toBe(expected);
  });

  it('go on at the same address after a lost connection', async () => {
    const stub = await start();
    const { url, socket, messages } = await openSession(stub);
    socket.send(seconds(2));
    await expect.poll(() => messages.length, PATIENT).toBeGreaterThan(0);
    socket.terminate();
    const again = await connect(url);
    again.socket.send(seconds(2));
    again.socket.send(STOP);
    expect(await again.closed).toBe(1000);
    const final = again.messages.find(({ type }) => type === 'transcript');
    expect(final?.data.utterance).toMatchObject({ start: 0.2, end: 3.5 });
    await expect(connect(url)).rejects.toThrow('401');
  });

  it('give way to a second connection', async () => {
    const { url, closed } = await openSession(await start());
    const again = await connect(url);
    expect(await closed).toBe(4001);
    again.socket.send(STOP);
    expect(await again.closed).toBe(1000);
  });

  it('answer what is no message, and send the kinds that have no name under one of their own', async () => {
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

  it('keep their messages in the record', async () => {
    const stub = await start();
    const { socket, messages, closed } = await openSession(stub);
    socket.send(seconds(4));
    socket.send(STOP);
    await closed;
    const list = await call(stub, 'GET', '/v2/transcription?kind=live');
    const [job] = ((await list.json()) as JobPage).items;
    expect(job).toMatchObject({ kind: 'live', status: 'done', id: messages[0]?.session_id });
    const recorded = job?.kind === 'live' ? job.result?.messages : [];
    expect(recorded?.map((text) => JSON.parse(text))).toEqual(messages);
    expect(job?.result?.metadata).toMatchObject({ audio_duration: 4, billing_time: 4 });
  });

  it('end when nobody connects', async () => {
    const stub = await start({ connectTime: 20 });
    await call(stub, 'POST', '/v2/live', {});
    await expect
      .poll(async () => (await call(stub, 'GET', '/v2/transcription?status=error')).json(), PATIENT)
      .toMatchObject({ items: [{ kind: 'live', error_code: 408 }] });
  });

  it('are bounded in their number and in what they hold', async () => {
    const stub = await start({ limits: { sessions: 1, sessionBytes: 500 } });
    const { socket, closed } = await openSession(stub);
    expect((await call(stub, 'POST', '/v2/live', {})).status).toBe(429);
    socket.send(seconds(60));
    expect(await closed).toBe(1000);
    expect((await call(stub, 'POST', '/v2/live', {})).status).toBe(201);
  });

  it('end, too, when all of them together hold too much', async () => {
    const stub = await start({ limits: { bytes: 20_000 } });
    const sessions = [await openSession(stub), await openSession(stub)];
    for (const { socket } of sessions) socket.send(seconds(90));
    expect(await Promise.race(sessions.map(({ closed }) => closed))).toBe(1000);
    // What one held is free again for the next.
    const { socket, closed, messages } = await openSession(stub);
    socket.send(seconds(1));
    await expect.poll(() => messages.length, PATIENT).toBeGreaterThan(0);
    socket.send(STOP);
    expect(await closed).toBe(1000);
  });
});
