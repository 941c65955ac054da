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
import {
  ListTranscriptionJobsQuery,
  PreRecordedRequest,
} from 'speech-to-text-contract/strict/standard';

/** Bodies and queries arrive with their defaults. */
@Controller('v2')
class Jobs {
  @Post('pre-recorded')
  create(@Body({ schema: PreRecordedRequest }) request: PreRecordedRequest) {
    // Replace this response with a job that your service creates from the request.
    return request;
  }

  @Get('transcription')
  list(@Query({ schema: ListTranscriptionJobsQuery }) query: ListTranscriptionJobsQuery) {
    return query;
  }
}

@Module({ controllers: [Jobs] })
class AppModule {}

/** Starts the service on this machine. */
export async function start(port: number) {
  const app = await NestFactory.create(AppModule, { logger: ['error', 'warn'] });
  // By default, NestJS responds with a list of messages without paths.
  const exceptionFactory = (issues: readonly unknown[]) =>
    new UnprocessableEntityException({ message: 'The request is invalid.', issues });
  app.useGlobalPipes(new StandardSchemaValidationPipe({ exceptionFactory }));
  await app.listen(port, '127.0.0.1');
  return app;
}
