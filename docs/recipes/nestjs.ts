import {
  Body,
  Controller,
  Get,
  Module,
  Post,
  Query,
  StandardSchemaValidationPipe,
  UnprocessableEntityException,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ListTranscriptionJobsQuery, PreRecordedRequest } from 'speech-to-text-contract/standard';
import type * as resolved from 'speech-to-text-contract/types/resolved';

/** Refuses an invalid value with every issue and its path. */
const validation = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => new UnprocessableEntityException({ issues }),
});

/** Bodies and queries arrive with their defaults. */
@Controller('v2')
class Jobs {
  @Post('pre-recorded')
  create(@Body({ schema: PreRecordedRequest }) job: resolved.PreRecordedRequest) {
    return { audio_url: job.audio_url, diarization: job.diarization };
  }

  @Get('transcription')
  list(
    @Query({ schema: ListTranscriptionJobsQuery })
    query: resolved.ListTranscriptionJobsQuery,
  ) {
    return { limit: query.limit, status: query.status };
  }
}

@Module({ controllers: [Jobs] })
class AppModule {}

/** Starts the service on this machine. */
export async function start(port: number) {
  const app = await NestFactory.create(AppModule, { logger: ['error', 'warn'] });
  app.useGlobalPipes(validation);
  await app.listen(port, '127.0.0.1');
  return app;
}
