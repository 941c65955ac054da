// Generated from the contract by `npm run build`; edit the contract instead.

import { writeQuery } from './runtime/query.js';

export const operations = {
  "createLiveSession": {
    "id": "createLiveSession",
    "method": "POST",
    "path": "/v2/live",
    "deprecated": false,
    "maturity": null,
    "security": [{"x_service_key": []}],
    "parameters": [],
    "query": null,
    "requestBody": {"contentType": "application/json", "schema": "LiveRequest", "contentTypes": ["application/json"], "required": false},
    "responses": {
      "2XX": {"contentType": "application/json", "schema": "LiveSessionCreated", "contentTypes": ["application/json"]},
      "4XX": {"contentType": "application/json", "schema": null, "contentTypes": ["application/json", "text/plain"]},
      "default": {"contentType": "application/json", "schema": null, "contentTypes": ["application/json", "text/plain"]}
    },
    "callbacks": {
      "liveMessage": [
        {"method": "POST", "url": "{$request.body#/callback_config/url}", "deprecated": false, "requestBody": {"contentType": "application/json", "schema": null, "contentTypes": ["application/json"]}}
      ]
    }
  },
  "createPreRecordedJob": {
    "id": "createPreRecordedJob",
    "method": "POST",
    "path": "/v2/pre-recorded",
    "deprecated": false,
    "maturity": null,
    "security": [{"x_service_key": []}],
    "parameters": [],
    "query": null,
    "requestBody": {"contentType": "application/json", "schema": "PreRecordedRequest", "contentTypes": ["application/json"], "required": true},
    "responses": {
      "2XX": {"contentType": "application/json", "schema": "PreRecordedJobCreated", "contentTypes": ["application/json"]},
      "4XX": {"contentType": "application/json", "schema": null, "contentTypes": ["application/json", "text/plain"]},
      "default": {"contentType": "application/json", "schema": null, "contentTypes": ["application/json", "text/plain"]}
    },
    "callbacks": {
      "jobFinished": [
        {
          "method": "POST",
          "url": "{$request.body#/callback_config/url}",
          "deprecated": false,
          "requestBody": {"contentType": "application/json", "schema": "PreRecordedCallback", "contentTypes": ["application/json"]}
        },
        {
          "method": "PUT",
          "url": "{$request.body#/callback_config/url}",
          "deprecated": false,
          "requestBody": {"contentType": "application/json", "schema": "PreRecordedCallback", "contentTypes": ["application/json"]}
        }
      ],
      "jobFinishedDeprecated": [
        {"method": "POST", "url": "{$request.body#/callback_url}", "deprecated": true, "requestBody": {"contentType": "application/json", "schema": null, "contentTypes": ["application/json"]}}
      ]
    }
  },
  "getPreRecordedJob": {
    "id": "getPreRecordedJob",
    "method": "GET",
    "path": "/v2/pre-recorded/{id}",
    "deprecated": false,
    "maturity": null,
    "security": [{"x_service_key": []}],
    "parameters": [{"name": "id", "in": "path", "required": true, "deprecated": false, "style": "simple", "explode": false}],
    "query": null,
    "requestBody": null,
    "responses": {
      "2XX": {"contentType": "application/json", "schema": "PreRecordedJob", "contentTypes": ["application/json"]},
      "4XX": {"contentType": "application/json", "schema": null, "contentTypes": ["application/json", "text/plain"]},
      "default": {"contentType": "application/json", "schema": null, "contentTypes": ["application/json", "text/plain"]}
    },
    "callbacks": {}
  },
  "listTranscriptionJobs": {
    "id": "listTranscriptionJobs",
    "method": "GET",
    "path": "/v2/transcription",
    "deprecated": true,
    "maturity": null,
    "security": [{"x_service_key": []}],
    "parameters": [
      {"name": "offset", "in": "query", "required": false, "deprecated": false, "style": "form", "explode": true},
      {"name": "limit", "in": "query", "required": false, "deprecated": false, "style": "form", "explode": true},
      {"name": "date", "in": "query", "required": false, "deprecated": false, "style": "form", "explode": true},
      {"name": "before_date", "in": "query", "required": false, "deprecated": false, "style": "form", "explode": true},
      {"name": "after_date", "in": "query", "required": false, "deprecated": false, "style": "form", "explode": true},
      {"name": "status", "in": "query", "required": false, "deprecated": false, "style": "form", "explode": true},
      {"name": "custom_metadata", "in": "query", "required": false, "deprecated": false, "style": "deepObject", "explode": true},
      {"name": "kind", "in": "query", "required": false, "deprecated": false, "style": "form", "explode": true}
    ],
    "query": "ListTranscriptionJobsQuery",
    "requestBody": null,
    "responses": {
      "200": {"contentType": "application/json", "schema": "JobPage", "contentTypes": ["application/json"]},
      "401": {"contentType": "application/json", "schema": "ErrorResponse", "contentTypes": ["application/json"]},
      "4XX": {"contentType": "application/json", "schema": null, "contentTypes": ["application/json", "text/plain"]},
      "default": {"contentType": "application/json", "schema": null, "contentTypes": ["application/json", "text/plain"]}
    },
    "callbacks": {}
  },
  "uploadAudio": {
    "id": "uploadAudio",
    "method": "POST",
    "path": "/v2/upload",
    "deprecated": false,
    "maturity": null,
    "security": [{"x_service_key": []}],
    "parameters": [],
    "query": null,
    "requestBody": {"contentType": "multipart/form-data", "schema": null, "parts": ["audio"], "contentTypes": ["multipart/form-data"], "required": true},
    "responses": {
      "2XX": {"contentType": "application/json", "schema": "UploadResponse", "contentTypes": ["application/json"]},
      "4XX": {"contentType": "application/json", "schema": null, "contentTypes": ["application/json", "text/plain"]},
      "default": {"contentType": "application/json", "schema": null, "contentTypes": ["application/json", "text/plain"]}
    },
    "callbacks": {}
  }
};

export const webhooks = {"transcriptionDone": {"method": "POST", "url": null, "deprecated": false, "requestBody": {"contentType": "application/json", "schema": "PreRecordedWebhook", "contentTypes": ["application/json"]}}};

export const securitySchemes = {"x_service_key": {"type": "apiKey", "in": "header", "name": "x-service-key"}};

export const writeListTranscriptionJobsQuery = writeQuery;
